import { body, HONEST, join, objectsOf, pdf, table, written } from './builder';
import type { HostileFile } from './hostile-file';

/** Prepends other content to a complete PDF without adjusting the PDF's offsets. */
const behind = (something: string | Buffer): Buffer => join(something, pdf());
/** Returns a complete file with other content in comments at its start and end. */
function around(before: string, after: string): Buffer {
  const { bytes, offsets } = body(objectsOf({}), `%PDF-1.7\n%${before}\n`);
  return join(bytes, table(offsets), `%${after}\nstartxref\n${bytes.length}\n%%EOF\n`);
}
const ZIP_END = Buffer.from('504B0506000000000000000000000000000000000000', 'hex');

/**
 * Files that could be mistaken for another file type, and files that use names such as `__proto__`,
 * which have a special meaning in JavaScript.
 */
export const disguises: HostileFile[] = [
  {
    name: 'page-of-the-web',
    make: () => around('<html><script>alert(1)</script><!--', '--></html>'),
    outcomes: ['text'],
  },
  {
    name: 'page-of-the-web-before-it',
    make: () => behind('<html><body onload="alert(1)"><!-- '),
    outcomes: ['text'],
  },
  {
    name: 'archive-behind-it',
    make: () => join(pdf(), 'PK\x03\x04evil.exe', ZIP_END),
    outcomes: ['text'],
  },
  { name: 'script-before-it', make: () => behind('alert(1);/*'), outcomes: ['text'] },
  {
    name: 'picture-before-it',
    make: () =>
      behind(Buffer.concat([Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), Buffer.alloc(60)])),
    outcomes: ['text'],
  },
  {
    name: 'program-before-it',
    make: () => behind(Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(500)])),
    outcomes: ['text'],
  },
  { name: 'header-at-byte-1000', make: () => behind(Buffer.alloc(1000, 'x')), outcomes: ['text'] },
  {
    name: 'header-behind-byte-1024',
    make: () => behind(Buffer.alloc(2000, 'x')),
    outcomes: ['not_pdf'],
  },
  {
    name: 'two-files-in-one',
    make: () =>
      join(pdf({ content: written(['Max Poe', 'Head of Everything', 'Skills: all']) }), pdf()),
    outcomes: ['text', 'other_text', 'damaged'],
  },
  {
    name: 'version-of-the-future',
    make: () => Buffer.from(pdf().toString('latin1').replace('%PDF-1.7', '%PDF-9.9'), 'latin1'),
    outcomes: ['text'],
  },
  {
    name: 'names-of-prototypes',
    make: () =>
      pdf({
        catalog:
          '/__proto__<</polluted true>>/constructor<</prototype<</polluted true>>>>/toString 5',
        page: '/__proto__ 5/hasOwnProperty 6',
        resources:
          '/XObject<</__proto__ 4 0 R/constructor 4 0 R>>/ExtGState<</__proto__<</ca .5>>>>/ColorSpace<</__proto__/DeviceRGB/constructor[/Indexed]>>',
        content: `/__proto__ gs /constructor gs /__proto__ cs /toString cs ${HONEST}/__proto__ Do /constructor Do /valueOf Do`,
      }),
    outcomes: ['text'],
  },
  {
    name: 'font-named-prototype',
    make: () =>
      pdf({
        replace: {
          3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</__proto__ 5 0 R>>>>>>',
        },
        content: HONEST.replace('/F1', '/__proto__'),
        font: '<</Type/Font/Subtype/Type1/BaseFont/__proto__/Encoding/constructor>>',
      }),
    outcomes: ['text', 'no_text'],
  },
  {
    name: 'glyphs-named-prototype',
    make: () =>
      pdf({
        font: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[35/__proto__/constructor/toString]>>>>',
      }),
    outcomes: ['text'],
  },
  {
    name: 'metadata-of-control-characters',
    make: () =>
      pdf({
        trailer:
          '/Info<</Title(\\000\\001\\033[2J\\377\\376)/Author<FEFF202E00610062>/__proto__(x)/Trapped/True>>',
      }),
    outcomes: ['text'],
  },
  {
    name: 'names-written-in-numbers',
    make: () => pdf({ catalog: '/#4fpenAction<</#53/JavaScript/J#53(app.alert\\(1\\))>>' }),
    outcomes: ['text'],
  },
  {
    name: 'null-bytes-between-everything',
    make: () => pdf({ content: HONEST.replaceAll(' ', '\0 ') }),
    outcomes: ['text', 'no_text'],
  },
];
