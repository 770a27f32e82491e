import { Form, useSubmit } from 'react-router'
import type { MergeKind, MergeSide } from '#commerce/editing/merging/merge-kind.ts'
import { mergeMessages as texts } from '#messages/office/merging.ts'
import { SelectBox, TextBox } from '../ui/form/office-field.tsx'
import styles from './merge.module.css'

interface MergeChoiceProps {
  kind: MergeKind
  from: MergeSide
  into: string
  choices: readonly Pick<MergeSide, 'slug' | 'name'>[]
  refusal: string | null
}

/** Asks for the other one. The page then says what happens, with JavaScript at once. */
export function MergeChoice({ kind, from, into, choices, refusal }: MergeChoiceProps) {
  const submit = useSubmit()
  return (
    <Form className={styles.choice}>
      <input type="hidden" name="from" value={from.slug} />
      {kind === 'tags' ? (
        <TextBox
          name="into"
          label={texts.tagInto}
          defaultValue={into}
          maxLength={50}
          required
          error={refusal ?? undefined}
        />
      ) : (
        <SelectBox
          key={into}
          name="into"
          label={texts.into}
          defaultValue={into}
          error={refusal ?? undefined}
          options={[
            { value: '', label: texts.choose },
            ...choices.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={event => submit(event.currentTarget.form, { replace: true, preventScrollReset: true })}
        />
      )}
      <button type="submit" className="button outlined">
        {texts.show}
      </button>
    </Form>
  )
}
