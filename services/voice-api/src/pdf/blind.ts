const NEEDED_BY_IMAGES = Buffer.from('/BitsPerComponent');
const UNKNOWN = Buffer.from('/BitsPerComponenX');

/**
 * Makes the images of a file undecodable, in place: where they lie and how large they are is all that reading text needs.
 * A photograph takes longer to decode than all text of a resume to read, and decoders of images are what hostile files aim at.
 * The dictionaries of images are always in plain sight: a stream can't lie within a compressed object, and names are not encrypted.
 */
export function blindToImages(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (
    let at = file.indexOf(NEEDED_BY_IMAGES);
    at !== -1;
    at = file.indexOf(NEEDED_BY_IMAGES, at + 1)
  )
    UNKNOWN.copy(file, at);
}
