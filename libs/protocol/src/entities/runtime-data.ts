import * as z from '@portal/protocol/zod';

export interface UiComponent {
  hash: string;
  text: string;
  componentType: string;
  isClickable: boolean;
  children: UiComponent[];
}
export const uiComponentSchema: z.ZodMiniType<UiComponent> = z.lazy(() =>
  z.object({
    hash: z.string(),
    text: z.string(),
    componentType: z.string(),
    isClickable: z.boolean(),
    children: z.array(uiComponentSchema),
  }),
);
/** What the candidate sees on screen (§3 Runtime UI data). */
export const runtimeDataSchema = z.object({
  components: z.array(uiComponentSchema).check(z.maxLength(500)),
  deviceId: z.string().check(z.maxLength(200)),
  screenName: z.string().check(z.maxLength(200)),
});
export type RuntimeData = z.infer<typeof runtimeDataSchema>;
