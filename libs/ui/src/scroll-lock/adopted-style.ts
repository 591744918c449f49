import { useEffect } from 'react';

/**
 * Takes the place of the package `react-style-singleton` in every build: what locks the page's scrolling behind an open list writes a `<style>`
 * by it, which the page's content security policy forbids. A style sheet that is adopted is made by script and may be.
 * The component holds its styles on the page while any instance of it is there.
 */
export function styleSingleton() {
  const sheet = { users: 0, adopted: null as CSSStyleSheet | null };
  return function AdoptedStyle({ styles }: { styles: string }): null {
    useEffect(() => {
      sheet.users += 1;
      if (sheet.adopted === null) {
        sheet.adopted = new CSSStyleSheet();
        sheet.adopted.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet.adopted);
      }
      return () => {
        sheet.users -= 1;
        if (sheet.users > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
          (adopted) => adopted !== sheet.adopted,
        );
        sheet.adopted = null;
      };
    }, [styles]);
    return null;
  };
}
