import { spokenText } from './spoken-text';

it('shows Arabic without its short vowels, but with its tanwin', () =>
  expect(spokenText('حَسَنًا، شُكْرًا عَلَى وَقْتِكْ. بِنَاءً عَلَى خِبْرَةٍ طَوِيلَةٍ، أَيُّ دَوْرٍ؟', 'ar-SA')).toEqual({
    text: 'حسنًا، شكرًا على وقتك. بناءً على خبرة طويلة، أي دور؟',
    spoken: 'حَسَنًا، شُكْرًا عَلَى وَقْتِكْ. بِنَاءً عَلَى خِبْرَةٍ طَوِيلَةٍ، أَيُّ دَوْرٍ؟',
  }));

it('leaves English as it is', () =>
  expect(spokenText('Okay.', 'en-US')).toEqual({ text: 'Okay.' }));
