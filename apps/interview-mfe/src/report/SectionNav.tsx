import { useT } from '@portal/i18n';
import type { Assessment } from '@portal/protocol';
import { classNames } from '@portal/ui';
import { useEffect, useState, type ComponentProps, type MouseEvent, type RefObject } from 'react';
import styles from './Report.module.css';

const SECTIONS = [
  'overview',
  'nextSteps',
  'overall',
  'advice',
  'competencies',
  'questions',
  'delivery',
  'transcript',
] as const;
export type SectionName = (typeof SECTIONS)[number];
export const sectionId = (name: SectionName): string => `report-${name}`;

/** Returns the sections that a report has, in their order on the page. */
export const sectionsOf = ({
  nextSteps,
  advice = [],
}: Pick<Assessment, 'nextSteps' | 'advice'>): SectionName[] => {
  const empty: Partial<Record<SectionName, boolean>> = {
    // The first step stands in the overview.
    nextSteps: nextSteps.length < 2,
    advice: advice.length === 0,
  };
  return SECTIONS.filter((name) => !empty[name]);
};

/** Returns the section in view, which the navigation marks as current. */
function useCurrentSection(content: RefObject<HTMLElement | null>): SectionName {
  const [current, setCurrent] = useState<SectionName>('overview');
  useEffect(() => {
    if (content.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const name = SECTIONS.find((section) => sectionId(section) === seen?.target.id);
        if (name) setCurrent(name);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const section of content.current.querySelectorAll('section[id]'))
      observer.observe(section);
    return () => observer.disconnect();
  }, [content]);
  return current;
}

interface SectionLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  name: SectionName;
}

/**
 * A link to a section. It scrolls there without adding a fragment to the URL, which must not change
 * (§2.1).
 */
export function SectionLink({ name, ...props }: SectionLinkProps) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    const section = document.getElementById(sectionId(name));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return <a {...props} href={`#${sectionId(name)}`} onClick={go} />;
}

interface SectionNavProps {
  content: RefObject<HTMLElement | null>;
  sections: readonly SectionName[];
}

export function SectionNav({ content, sections }: SectionNavProps) {
  const t = useT('report');
  const current = useCurrentSection(content);
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {sections.map((name) => (
        <SectionLink
          key={name}
          name={name}
          aria-current={name === current ? 'location' : undefined}
          className={classNames(styles.navLink, name === current && styles.navCurrent)}
        >
          {t(name)}
        </SectionLink>
      ))}
    </nav>
  );
}
