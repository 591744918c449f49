import { cleanup, render } from '@testing-library/react';
import { CircleDashed, Mic } from 'lucide-react';
import type { ComponentType } from 'react';
import createIcon, { type IconData, type IconProps } from './create-icon';

afterEach(cleanup);

const dataOf = async (file: string): Promise<IconData> =>
  (
    (await import(`../../../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`)) as {
      __iconData: IconData;
    }
  ).__iconData;
const drawn = (Icon: ComponentType<IconProps>, props: IconProps) => {
  const { container } = render(<Icon {...props} />);
  const svg = container.querySelector('svg');
  const attributes = Object.fromEntries(
    [...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );
  return {
    ...attributes,
    class: attributes['class']?.split(' ').filter((one) => one !== 'lucide'),
    inside: svg?.innerHTML,
  };
};

test.each<[string, ComponentType<IconProps>]>([
  ['circle-dashed', CircleDashed as ComponentType<IconProps>],
  ['mic', Mic as ComponentType<IconProps>],
])('%s is drawn as lucide draws it', async (file, Lucide) => {
  const Own = createIcon(await dataOf(file));
  for (const props of [
    {},
    { size: 18, strokeWidth: 1.75, 'aria-hidden': true },
    { className: 'quiet' },
  ] as IconProps[])
    expect(drawn(Own, props)).toEqual(drawn(Lucide, props));
});
