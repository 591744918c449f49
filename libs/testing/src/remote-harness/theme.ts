export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'portal-harness-theme';

export function keptTheme(): Theme {
  return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';
}

/**
 * Stores and applies a theme. For `system`, removes the page's theme attribute, so that the design
 * tokens follow the system setting.
 */
export function applyTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
