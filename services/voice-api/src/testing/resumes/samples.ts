import { readdirSync, readFileSync } from 'node:fs';

/** What a sample resume says, spelled as printed. The last employer and title are the current ones. */
export interface ResumeContent {
  name: string;
  lastEmployer: string;
  lastTitle: string;
  employers: string[];
  titles: string[];
  skills: string[];
  language: 'en' | 'ar';
}

export interface SampleResume {
  layout: string;
  pdf: Uint8Array;
  content: ResumeContent;
}

/** The folder of the resumes that the reader was made with. */
export const layoutsUrl = new URL('./layouts/', import.meta.url);

/** Reads the sample resumes of a folder: pairs of `name.pdf` and `name.json`. */
export function sampleResumes(folder: URL): SampleResume[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const layout = file.slice(0, -'.json'.length);
      return {
        layout,
        pdf: readFileSync(new URL(`${layout}.pdf`, folder)),
        content: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ResumeContent,
      };
    });
}
