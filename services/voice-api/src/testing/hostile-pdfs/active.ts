import { pdf, stream } from './builder';
import type { HostileFile } from './hostile-file';

/**
 * Returns the URL that remote references in these files point to. The test listens for connections
 * to it.
 */
const at = (port: number): string => `http://127.0.0.1:${port}/from-a-pdf`;
const SCRIPT = 'app.alert(1);while(true){};this.submitForm("x")';

/**
 * Returns files with content that a naive PDF reader would run, open, load or send.
 * @param port a local port that the test listens on
 */
export const activeWith = (port: number): HostileFile[] => [
  {
    name: 'script-on-opening',
    make: () => pdf({ catalog: `/OpenAction<</S/JavaScript/JS(${SCRIPT})>>` }),
    outcomes: ['text'],
  },
  {
    name: 'script-in-a-stream',
    make: () =>
      pdf({ catalog: '/OpenAction<</S/JavaScript/JS 6 0 R>>', objects: [stream(SCRIPT)] }),
    outcomes: ['text'],
  },
  {
    name: 'script-of-the-document',
    make: () =>
      pdf({
        catalog: `/AA<</WC<</S/JavaScript/JS(${SCRIPT})>>/WP<</S/JavaScript/JS(${SCRIPT})>>>>`,
      }),
    outcomes: ['text'],
  },
  {
    name: 'script-of-the-page',
    make: () => pdf({ page: `/AA<</O<</S/JavaScript/JS(${SCRIPT})>>>>` }),
    outcomes: ['text'],
  },
  {
    name: 'script-in-the-names',
    make: () =>
      pdf({ catalog: `/Names<</JavaScript<</Names[(x)<</S/JavaScript/JS(${SCRIPT})>>]>>>>` }),
    outcomes: ['text'],
  },
  {
    name: 'actions-in-a-chain',
    make: () =>
      pdf({
        catalog: `/OpenAction 6 0 R`,
        objects: [`<</S/JavaScript/JS(${SCRIPT})/Next 6 0 R>>`],
      }),
    outcomes: ['text'],
  },
  {
    name: 'program-to-launch',
    make: () =>
      pdf({ catalog: '/OpenAction<</S/Launch/F(/bin/sh)/Win<</F(cmd.exe)/P(/c calc)>>>>' }),
    outcomes: ['text'],
  },
  {
    name: 'address-on-opening',
    make: () =>
      pdf({ catalog: `/OpenAction<</S/URI/URI(${at(port)})>>/URI<</Base(${at(port)})>>` }),
    outcomes: ['text'],
  },
  {
    name: 'address-in-a-link',
    make: () =>
      pdf({
        page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A<</S/URI/URI(${at(port)})>>/PA<</S/URI/URI(${at(port)})>>>>]`,
      }),
    outcomes: ['text'],
  },
  {
    name: 'other-file-to-go-to',
    make: () => pdf({ catalog: `/OpenAction<</S/GoToR/F<</FS/URL/F(${at(port)})>>/D[0/Fit]>>` }),
    outcomes: ['text'],
  },
  {
    name: 'file-of-a-share-to-go-to',
    make: () =>
      pdf({ catalog: '/OpenAction<</S/GoToE/F(\\\\\\\\127.0.0.1\\\\share\\\\x.pdf)/D[0/Fit]>>' }),
    outcomes: ['text'],
  },
  {
    name: 'form-to-submit',
    make: () =>
      pdf({
        catalog: `/OpenAction<</S/SubmitForm/F<</FS/URL/F(${at(port)})>>/Flags 4>>/AcroForm<</Fields[]/NeedAppearances true>>`,
      }),
    outcomes: ['text'],
  },
  {
    name: 'data-to-import',
    make: () => pdf({ catalog: `/OpenAction<</S/ImportData/F<</FS/URL/F(${at(port)})>>>>` }),
    outcomes: ['text'],
  },
  {
    name: 'content-in-another-file',
    make: () =>
      pdf({ replace: { 4: `<</Length 0/F<</FS/URL/F(${at(port)})>>>>stream\n\nendstream` } }),
    outcomes: ['no_text'],
  },
  {
    name: 'image-at-an-address',
    make: () =>
      pdf({
        resources: '/XObject<</I 6 0 R>>',
        content: `BT /F1 12 Tf 50 780 Td (Jane Roe) Tj 0 -18 Td (Senior Software Engineer at Acme Cloud) Tj 0 -18 Td (Skills: TypeScript, PostgreSQL) Tj ET q 9 0 0 9 0 0 cm /I Do Q`,
        objects: [
          `<</Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/F<</FS/URL/F(${at(port)})>>/Length 0>>stream\n\nendstream`,
        ],
      }),
    outcomes: ['text'],
  },
  {
    name: 'font-at-an-address',
    make: () =>
      pdf({
        font: '<</Type/Font/Subtype/TrueType/BaseFont/Away/FirstChar 32/LastChar 126/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R>>',
        objects: [
          '<</Type/FontDescriptor/FontName/Away/Flags 32/FontFile2 7 0 R>>',
          `<</F<</FS/URL/F(${at(port)})>>/Length 0>>stream\n\nendstream`,
        ],
      }),
    outcomes: ['text'],
  },
  {
    name: 'letters-map-at-an-address',
    make: () =>
      pdf({
        font: `<</Type/Font/Subtype/Type0/BaseFont/Away/Encoding/${'x'.repeat(9)}/ToUnicode/../../../etc/passwd/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/Away/CIDSystemInfo<</Registry(../../etc)/Ordering(passwd)/Supplement 0>>>>]>>`,
      }),
    outcomes: ['no_text', 'text'],
  },
  {
    name: 'embedded-files',
    make: () =>
      pdf({
        catalog: '/Names<</EmbeddedFiles<</Names[(../../x.exe) 6 0 R]>>>>/AF[6 0 R]',
        objects: [
          '<</Type/Filespec/F(../../x.exe)/UF(../../x.exe)/EF<</F 7 0 R>>>>',
          stream('MZ this program', '/Type/EmbeddedFile'),
        ],
      }),
    outcomes: ['text'],
  },
  {
    name: 'attachment-as-a-note',
    make: () =>
      pdf({
        page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS<</F(x.exe)/EF<</F 6 0 R>>>>>>]',
        objects: [stream('MZ', '/Type/EmbeddedFile')],
      }),
    outcomes: ['text'],
  },
  {
    name: 'rich-media',
    make: () =>
      pdf({
        page: '/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<</Assets<</Names[(x.swf) 6 0 R]>>>>>>]',
        objects: [stream('CWS', '/Type/EmbeddedFile')],
      }),
    outcomes: ['text'],
  },
  {
    name: 'xfa-form',
    make: () =>
      pdf({
        catalog: '/AcroForm<</Fields[]/XFA 6 0 R>>/NeedsRendering true',
        objects: [
          stream(
            `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "${at(port)}"><!ENTITY b "&a;&a;&a;">]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><script>${SCRIPT}</script>&b;</template></xdp:xdp>`,
          ),
        ],
      }),
    outcomes: ['text'],
  },
  {
    name: 'metadata-with-a-billion-laughs',
    make: () =>
      pdf({
        catalog: '/Metadata 6 0 R',
        objects: [
          stream(
            `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]><x>&j;</x>`,
            '/Type/Metadata/Subtype/XML',
          ),
        ],
      }),
    outcomes: ['text'],
  },
];
