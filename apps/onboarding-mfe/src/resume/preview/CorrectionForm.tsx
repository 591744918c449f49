import { errorText, useT } from '@portal/i18n';
import { isApiError } from '@portal/api-clients';
import { RESUME_NAME_MAX_CHARS, RESUME_YEARS_MAX } from '@portal/protocol';
import { Button, TextField } from '@portal/ui';
import { ErrorLine } from '../../upload/ErrorLine';
import { FACT_LISTS, type Corrections } from './corrections';
import { FactTags } from './FactTags';
import styles from './ResumePreview.module.css';
import type { SkillName } from './skill-names';
import type { CorrectionsHandle } from './use-corrections';

export interface CorrectionFormProps {
  handle: CorrectionsHandle;
  corrections: Corrections;
  /** Whether the user can go back to the facts as they were originally parsed. */
  canTakeRead: boolean;
  takesFocus: boolean;
  skillName: SkillName;
  disabled: boolean;
}

/**
 * Lets the user edit the facts parsed from a resume. Changes take effect only when they are saved.
 */
export function CorrectionForm({
  handle,
  corrections,
  canTakeRead,
  takesFocus,
  skillName,
  disabled,
}: CorrectionFormProps) {
  const t = useT('setup');
  const { state, change } = handle;
  const saving = state.stage === 'saving';
  const errors = state.stage === 'refused' ? state.errors : {};
  const off = saving || disabled;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handle.submit();
      }}
    >
      <div className={styles.pair}>
        <TextField
          label={t('resumePreview.name')}
          value={corrections.name}
          disabled={off}
          autoComplete="off"
          autoFocus={takesFocus}
          onChange={(event) => change({ name: event.target.value })}
          error={
            errors.name &&
            t(`resumePreview.errors.${errors.name}`, { chars: RESUME_NAME_MAX_CHARS })
          }
        />
        <TextField
          label={t('resumePreview.years')}
          value={corrections.years}
          disabled={off}
          autoComplete="off"
          inputMode="decimal"
          onChange={(event) => change({ years: event.target.value })}
          error={
            errors.years && t(`resumePreview.errors.${errors.years}`, { max: RESUME_YEARS_MAX })
          }
        />
      </div>
      <p className={styles.hint}>{t('resumePreview.order')}</p>
      {FACT_LISTS.map((list) => (
        <FactTags
          key={list}
          list={list}
          facts={corrections[list]}
          pending={corrections.pending[list]}
          error={errors[list]}
          disabled={off}
          shownAs={(fact) => (list === 'skills' ? skillName(fact) : fact)}
          onFacts={(facts) => change({ [list]: facts })}
          onPending={(pending, facts) =>
            change({
              pending: { ...corrections.pending, [list]: pending },
              ...(facts && { [list]: facts }),
            })
          }
        />
      ))}
      {state.stage === 'failed' && (
        <ErrorLine
          text={
            isApiError(state.error) && state.error.kind === 'network'
              ? t('common:errors.network')
              : errorText(state.error)
          }
        />
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          type="submit"
          busy={saving}
          busyLabel={t('resumePreview.saving')}
          disabled={disabled}
        >
          {t('resumePreview.save')}
        </Button>
        <Button variant="secondary" disabled={off} onClick={handle.discard}>
          {t('resumePreview.discard')}
        </Button>
        {canTakeRead && (
          <Button
            variant="link"
            className={styles.takeRead}
            disabled={off}
            onClick={handle.takeRead}
          >
            {t('resumePreview.takeRead')}
          </Button>
        )}
      </div>
    </form>
  );
}
