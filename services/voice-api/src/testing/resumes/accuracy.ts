import { parseResume } from '@portal/interviewing';
import type { ParsedResume } from '@portal/protocol';
import type { PdfExtractor } from '../../pdf/extractor';
import type { SampleResume } from './samples';

export interface Share {
  right: number;
  of: number;
}

/** How many facts of each kind were read as printed. Never contains text of a resume. */
export interface Accuracy {
  name: Share;
  lastEmployer: Share;
  lastTitle: Share;
  /** Resumes of which all three of the above are right. */
  all: Share;
  employers: Share;
  titles: Share;
  skills: Share;
  /** Employers that were read but that the resume does not name. */
  falseEmployers: number;
}

/** Reads a resume the way an upload does: bytes to text to facts. Throws if the PDF cannot be read. */
export async function readSample(
  extractor: PdfExtractor,
  { layout, pdf }: SampleResume,
): Promise<ParsedResume> {
  const result = await extractor.extract(pdf);
  if (!result.ok) throw new Error(`${layout}: ${result.failure}`);
  return parseResume(result.text, { pages: result.pages, currentYear: 2026 });
}

/** Compares what was read with what the resumes say. */
export function accuracyOf(
  read: readonly { sample: SampleResume; reading: ParsedResume }[],
): Accuracy {
  type One = (typeof read)[number];
  const whole = (isRight: (one: One) => boolean): Share => ({
    right: read.filter(isRight).length,
    of: read.length,
  });
  const listed = (fact: 'employers' | 'titles' | 'skills'): Share => ({
    right: read.reduce(
      (sum, { sample, reading }) => sum + common(sample.content[fact], reading[fact]),
      0,
    ),
    of: read.reduce((sum, { sample }) => sum + sample.content[fact].length, 0),
  });
  const name = ({ sample, reading }: One) => reading.name === sample.content.name;
  const lastEmployer = ({ sample, reading }: One) =>
    reading.employments[0]?.employer === sample.content.lastEmployer;
  const lastTitle = ({ sample, reading }: One) =>
    reading.employments[0]?.title === sample.content.lastTitle;
  return {
    name: whole(name),
    lastEmployer: whole(lastEmployer),
    lastTitle: whole(lastTitle),
    all: whole((one) => name(one) && lastEmployer(one) && lastTitle(one)),
    employers: listed('employers'),
    titles: listed('titles'),
    skills: listed('skills'),
    falseEmployers: read.reduce(
      (sum, { sample, reading }) =>
        sum + reading.employers.length - common(reading.employers, sample.content.employers),
      0,
    ),
  };
}

/** Returns how many of the texts are found among others, in upper or lower case. */
function common(texts: readonly string[], others: readonly string[]): number {
  const known = new Set(others.map((text) => text.toLowerCase()));
  return texts.filter((text) => known.has(text.toLowerCase())).length;
}
