import { deflated, HONEST, pdf, stream } from './builder';
import type { HostileFile } from './hostile-file';

const image = (entries: string, data: Buffer | string = 'x'): Buffer =>
  stream(data, `/Type/XObject/Subtype/Image${entries}`);
/** Returns a file with the usual text and an image in the bottom left corner of the page. */
const showing = (...objects: Buffer[]): Buffer =>
  pdf({
    resources: '/XObject<</I 6 0 R>>',
    content: `${HONEST}q 99 0 0 99 0 0 cm /I Do Q`,
    objects,
  });
/** A JPEG header that claims the maximum width and height. */
const HUGE_JPEG = Buffer.from(
  'FFD8FFC000110800FF00FF03011100021101031101'.replace('00FF00FF', 'FFFFFFFF') +
    'FFDA000C03010002110311003F00FFD9',
  'hex',
);
const GIVEN = ['text', 'too_slow', 'too_much_memory'] as const;

/** Files with images whose declared sizes don't match their contents. */
export const images: HostileFile[] = [
  {
    name: 'image-of-a-terapixel',
    make: () =>
      showing(image('/Width 1000000/Height 1000000/BitsPerComponent 8/ColorSpace/DeviceRGB')),
    outcomes: ['text'],
  },
  {
    name: 'image-of-a-gigabyte',
    heavy: true,
    make: () =>
      showing(
        deflated(
          Buffer.alloc(400 * 1024 * 1024),
          '/Type/XObject/Subtype/Image/Width 12000/Height 12000/BitsPerComponent 8/ColorSpace/DeviceRGB',
        ),
      ),
    outcomes: [...GIVEN],
  },
  {
    name: 'image-smaller-than-nothing',
    make: () => showing(image('/Width -5/Height -5/BitsPerComponent 8/ColorSpace/DeviceGray')),
    outcomes: ['text'],
  },
  {
    name: 'image-of-words',
    make: () => showing(image('/Width/a/Height(b)/BitsPerComponent[]/ColorSpace null')),
    outcomes: ['text'],
  },
  {
    name: 'image-without-data',
    make: () =>
      showing(image('/Width 3000/Height 3000/BitsPerComponent 16/ColorSpace/DeviceCMYK', '')),
    outcomes: [...GIVEN],
  },
  {
    name: 'jpeg-that-is-as-large-as-can-be',
    heavy: true,
    make: () =>
      showing(
        image(
          '/Width 65535/Height 65535/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode',
          HUGE_JPEG,
        ),
      ),
    outcomes: [...GIVEN],
  },
  {
    name: 'jpeg-that-says-it-is-small',
    make: () =>
      showing(
        image(
          '/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode',
          HUGE_JPEG,
        ),
      ),
    outcomes: [...GIVEN],
  },
  {
    name: 'jpeg-of-garbage',
    make: () =>
      showing(
        image(
          '/Width 9/Height 9/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode',
          'no jpeg',
        ),
      ),
    outcomes: ['text'],
  },
  {
    name: 'jpeg-2000-that-lies',
    make: () =>
      showing(
        image(
          '/Width 60000/Height 60000/Filter/JPXDecode',
          Buffer.from(
            '0000000C6A5020200D0A870A00000014667479706A703220000000006A7032200000001B6A70326800000016696864720001000000010000FFFF07070000',
            'hex',
          ),
        ),
      ),
    outcomes: ['text'],
  },
  {
    name: 'jbig2-that-lies',
    make: () =>
      showing(
        image(
          '/Width 2147483647/Height 9/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode',
          Buffer.from('0000000030000100000013FFFFFFFFFFFFFFFF0000000000000000000000', 'hex'),
        ),
      ),
    outcomes: ['text'],
  },
  {
    name: 'jbig2-in-small',
    make: () =>
      showing(
        image(
          '/Width 9/Height 9/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/JBIG2Decode',
          Buffer.from('0000000030000100000013FFFFFFFFFFFFFFFF0000000000000000000000', 'hex'),
        ),
      ),
    outcomes: ['text'],
  },
  {
    name: 'fax-without-end',
    heavy: true,
    make: () =>
      showing(
        image(
          '/Width 5000/Height 5000/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 2147483647/Rows 2147483647>>',
          Buffer.alloc(1000, 0x55),
        ),
      ),
    outcomes: [...GIVEN],
  },
  {
    name: 'image-masked-by-itself',
    make: () =>
      showing(
        image(
          '/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray/SMask 6 0 R/Mask 6 0 R',
          'abcd',
        ),
      ),
    outcomes: ['text'],
  },
  {
    name: 'palette-beyond-its-end',
    make: () =>
      showing(
        image('/Width 9/Height 9/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB 2147483647 (x)]'),
      ),
    outcomes: ['text'],
  },
  {
    name: 'colour-profile-of-garbage',
    make: () =>
      showing(
        image('/Width 1/Height 1/BitsPerComponent 8/ColorSpace[/ICCBased 7 0 R]'),
        stream('no profile', '/N 255/Alternate[/ICCBased 7 0 R]'),
      ),
    outcomes: ['text'],
  },
  {
    name: 'inline-image-without-end',
    make: () =>
      pdf({ content: `${HONEST}BI /W 99999 /H 99999 /BPC 8 /CS /RGB ID ${'x'.repeat(5000)}` }),
    outcomes: ['text'],
  },
];
