const NEEDED_BY_IMAGES = Buffer.from('/BitsPerComponent');
const UNKNOWN = Buffer.from('/BitsPerComponenX');

/**
 * Makes all images in the file undecodable, in place. Text extraction only needs their position and
 * size.
 * Decoding a photo takes longer than reading all text of a resume, and hostile files target image
 * decoders.
 * Image dictionaries are always in plain text: streams can't be inside object streams, and names
 * are not encrypted.
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
