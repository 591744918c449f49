import { createElement, type SVGProps } from 'react';

/** An icon as `lucide-react` has it in a file of its own. */
export interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels of both sides. */
  size?: number;
}

/**
 * Takes the place of `createLucideIcon` in every build (`tools/rspack/browser.mjs`): of its options the product uses size and width of the stroke,
 * and each of the four builds would carry 1.2 KB for the others.
 */
export default function createIcon({ name, node }: IconData) {
  return function Icon({ size = 24, strokeWidth = 2, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? `lucide-${name}` : `lucide-${name} ${className}`,
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
