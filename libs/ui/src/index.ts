// Projects that compile this source need types for *.css imports, and only this reference provides
// them.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./css-modules.d.ts" />
export { VisuallyHidden } from './a11y/VisuallyHidden';
export { Button, type ButtonProps, type ButtonVariant } from './button/Button';
export { DockButton, type DockButtonProps } from './button/DockButton';
export { IconButton, type IconButtonProps } from './button/IconButton';
export { Bar } from './chart/Bar';
export { BarChart } from './chart/BarChart';
export { ChartTable } from './chart/ChartTable';
export type { ChartPoint, ChartTableLabels } from './chart/chart-data';
export { Gauge, type GaugeProps } from './chart/Gauge';
export { LineChart, type LineChartProps } from './chart/LineChart';
export { classNames } from './class-names';
export { AlertDialog, type AlertDialogProps } from './dialog/AlertDialog';
export { Dialog, type DialogProps } from './dialog/Dialog';
export { ABOVE_DIALOGS_ATTRIBUTE } from './dialog/focus-loop';
export { Fold } from './disclosure/Fold';
export { useDisclosure } from './disclosure/use-disclosure';
export { Chip } from './feedback/Chip';
export { EmptyState } from './feedback/EmptyState';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/Notice';
export { ProgressBar } from './feedback/ProgressBar';
export { Spinner } from './feedback/Spinner';
export { StepTicks, type StepTicksProps } from './feedback/StepTicks';
export { Checkbox, Radio, type TickProps } from './field/Tick';
export { Field, type ControlTies, type FieldProps } from './field/Field';
export { PasswordField, type PasswordFieldProps } from './field/PasswordField';
export { TextArea, type TextAreaProps } from './field/TextArea';
export { TextField, type TextFieldProps } from './field/TextField';
export { FileButton, type FileButtonProps } from './file/FileButton';
export { FileDrop, type FileDropProps } from './file/FileDrop';
export { FileName } from './file/FileName';
export { FileRow, type FileRowProps } from './file/FileRow';
export { saveFile } from './file/save-file';
export { Arches, Hall, type ArchesProps } from './illustration/Arches';
export { Doorway, Logo } from './illustration/Doorway';
export { Select, type SelectProps } from './select/Select';
export { Slider, type SliderProps } from './slider/Slider';
export { Tabs, type TabItem } from './tabs/Tabs';
