import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf';
import type { Font } from './graphics-state';
import { Interpreter } from './interpreter';
import { visibleItems, type TextItem } from './visible-items';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
/** Leaves out annotations and form fields: they are not part of the page's own content. */
const NO_ANNOTATIONS = 0;

/** The visible text of a page, piece by piece. */
export async function visibleText(pdf: Document, page: Page): Promise<TextItem[]> {
  const { items } = await page.getTextContent();
  const text = items.filter((item): item is typeof item & TextItem => 'str' in item);
  if (text.every(({ str }) => str.trim() === '')) return [];
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS });
  const groups = await pdf.getOptionalContentConfig();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const interpreter = new Interpreter({
    page: { left, bottom, right, top },
    fontOf: (name) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : null),
    isOn: (group) => groups.isVisible(group),
  });
  const handlers = new Map(
    Object.entries(OPS as Record<string, number>).map(([name, number]) => [
      number,
      interpreter.handlers[name],
    ]),
  );
  fnArray.forEach((operator: number, index: number) =>
    handlers.get(operator)?.((argsArray[index] ?? []) as unknown[]),
  );
  return visibleItems(text, interpreter.letters, interpreter.canvas);
}
