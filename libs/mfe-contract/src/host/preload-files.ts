import type { GuardedFile, ModuleFiles } from './remote-manifest';

/** Asks the browser for a module's first files, before its entry says that it needs them; none is run. */
export function preloadFiles({ scripts, styles }: ModuleFiles): void {
  for (const [kind, files] of [
    ['script', scripts],
    ['style', styles],
  ] as const) {
    for (const file of files) {
      if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(file.url)}"]`))
        continue;
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = kind;
      link.href = file.url;
      guardElement(link, file);
      document.head.append(link);
    }
  }
}

/** The browser then takes the file with this content only. */
export function guardElement(
  element: HTMLScriptElement | HTMLLinkElement,
  { integrity }: GuardedFile,
): void {
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
}
