import type { ReactNode } from 'react'
import { promotionMessages as texts } from '#messages/office/promotions.ts'
import type { FieldTexts } from '../../records/record-texts.ts'
import { Check, ControlError, SelectBox, TextBox } from '../../ui/form/office-field.tsx'
import styles from './promotion-form.module.css'

interface PromotionInputsProps {
  values: FieldTexts
  errors: Readonly<Record<string, string>>
  categories: readonly { value: string; label: string }[]
  timeZone: string
}

const kinds = ['percent', 'amount', 'free-delivery', 'buy-x-get-y'] as const

/** The fields of a promotion. Styles show those of the chosen kind. */
export function PromotionInputs({ values, errors, categories, timeZone }: PromotionInputsProps) {
  const field = (name: string, hint = texts.hints[name]) => ({
    ...{ id: name, name, label: texts.labels[name]!, hint, error: errors[name] },
    defaultValue: values[name] ?? '',
    autoComplete: 'off',
  })
  const box = (name: string, inputMode: 'decimal' | 'numeric') => (
    <TextBox {...field(name)} inputMode={inputMode} maxLength={20} />
  )
  const { discount, conditions, limits } = texts.sections
  return (
    <>
      <Section title={discount}>
        <TextBox {...field('title')} maxLength={200} />
        <TextBox {...field('code')} maxLength={32} autoCapitalize="characters" spellCheck={false} />
        <fieldset className={styles.kinds} aria-describedby={errors.kind ? 'kind-note' : undefined}>
          <legend>{texts.labels.kind}</legend>
          {kinds.map(kind => (
            <Check
              key={kind}
              type="radio"
              name="kind"
              value={kind}
              label={texts.kinds[kind]}
              defaultChecked={values.kind === kind}
            />
          ))}
          <ControlError id="kind" error={errors.kind} />
        </fieldset>
        <div className={styles.percent}>{box('percent', 'numeric')}</div>
        <div className={styles.amount}>{box('amount', 'decimal')}</div>
        <div className={`${styles.sets} ${styles.pair}`}>
          {box('buy', 'numeric')}
          {box('get', 'numeric')}
        </div>
      </Section>
      <Section title={conditions}>
        <SelectBox
          {...field('category')}
          options={[{ value: '', label: texts.allCategories }, ...categories]}
        />
        {box('minimum', 'decimal')}
      </Section>
      <Section title={limits}>
        <div className={styles.pair}>
          <TextBox {...field('starts_at', texts.timeZone(timeZone))} type="datetime-local" />
          <TextBox {...field('ends_at')} type="datetime-local" />
        </div>
        {box('max_uses', 'numeric')}
        <div>
          <Check
            name="once_per_customer"
            value="yes"
            label={texts.labels.once_per_customer}
            defaultChecked={values.once_per_customer === 'yes'}
            aria-describedby="once-note"
          />
          <p id="once-note" className="muted small">
            {texts.hints.once_per_customer}
          </p>
        </div>
        {box('position', 'numeric')}
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
