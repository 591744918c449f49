import * as z from '@portal/protocol/zod';
import { RUNTIME_COMPONENTS_MAX, RUNTIME_TEXT_MAX_CHARS } from '../constants';

/** Maximum length of hashes, component types, and the names of devices and screens. */
const NAME_MAX_CHARS = 200;

export interface UiComponent {
  /** Identifies the component, in every language and after every render. */
  hash: string;
  /** The component's label in the page's language. Never what a person typed or said. */
  text: string;
  componentType: string;
  isClickable: boolean;
  children: UiComponent[];
}
export const uiComponentSchema: z.ZodMiniType<UiComponent> = z.lazy(() =>
  z.object({
    hash: z.string().check(z.maxLength(NAME_MAX_CHARS)),
    text: z.string().check(z.maxLength(RUNTIME_TEXT_MAX_CHARS)),
    componentType: z.string().check(z.maxLength(NAME_MAX_CHARS)),
    isClickable: z.boolean(),
    children: z.array(uiComponentSchema).check(z.maxLength(RUNTIME_COMPONENTS_MAX)),
  }),
);

/** What the candidate sees on screen (§3 Runtime UI data). */
export const runtimeDataSchema = z.object({
  components: z.array(uiComponentSchema).check(z.maxLength(RUNTIME_COMPONENTS_MAX)),
  deviceId: z.string().check(z.maxLength(NAME_MAX_CHARS)),
  screenName: z.string().check(z.maxLength(NAME_MAX_CHARS)),
});
export type RuntimeData = z.infer<typeof runtimeDataSchema>;
