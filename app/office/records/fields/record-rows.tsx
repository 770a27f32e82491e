import type { UnsavedAnswer } from '../../ui/form/edit-answer.ts'
import type { FieldTexts } from '../record-texts.ts'
import { type RecordControl, type RecordFacts, RecordInput } from './record-control.tsx'
import styles from './record-rows.module.css'

interface RecordRowsProps {
  controls: readonly RecordControl[]
  facts: RecordFacts
  values: FieldTexts
  answer?: Pick<UnsavedAnswer, 'typed' | 'errors'> | undefined
}

/** The fields of a record, in sections if it has any. Styles hide those that another one doesn't need. */
export function RecordRows({ controls, ...props }: RecordRowsProps) {
  const row = (control: RecordControl) => <RecordRow key={control.name} control={control} {...props} />
  const starts = controls.flatMap(({ section }, at) => (section === undefined ? [] : [at]))
  if (starts.length === 0) return controls.map(row)
  return starts.map((start, at) => (
    <section key={start} className={styles.section}>
      <h2>{controls[start]!.section}</h2>
      {controls.slice(start, starts[at + 1]).map(row)}
    </section>
  ))
}

interface RecordRowProps extends Omit<RecordRowsProps, 'controls'> {
  control: RecordControl
}

function RecordRow({ control, facts, values, answer }: RecordRowProps) {
  const { name, isHalf, isChooser, hiddenBy } = control
  const { typed = {}, errors = {} } = answer ?? {}
  return (
    <div
      className={styles.row}
      data-half={isHalf || undefined}
      data-chooser={isChooser || undefined}
      data-hidden-by={hiddenBy?.join(' ')}
    >
      <RecordInput
        control={control}
        facts={facts}
        value={typed[name] ?? values[name] ?? ''}
        error={errors[name]}
        errors={errors}
      />
    </div>
  )
}
