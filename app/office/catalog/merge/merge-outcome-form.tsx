import { Form } from 'react-router'
import type { MergeKind, MergeSide } from '#commerce/editing/merging/merge-kind.ts'
import { mergeMessages as texts } from '#messages/office/merging.ts'
import styles from './merge.module.css'

interface MergeOutcomeFormProps {
  kind: MergeKind
  from: MergeSide
  into: string
  /** The name of the other. */
  name: string
  /** A tag that no product has yet. */
  isNew: boolean
  sentences: readonly string[]
}

/** Says what happens, above the button that does it. */
export function MergeOutcomeForm({ kind, from, into, name, isNew, sentences }: MergeOutcomeFormProps) {
  const names = { from: from.name, into: name }
  return (
    <Form method="post" action={`/office/catalog/merge/${kind}`}>
      <h2 className={styles.title}>{texts.whatHappens}</h2>
      <ul className={styles.happens}>
        {sentences.map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
      </ul>
      <input type="hidden" name="from" value={from.slug} />
      <input type="hidden" name="into" value={into} />
      <button type="submit" className="button main">
        {isNew ? texts.rename(names) : texts.submit(names)}
      </button>
    </Form>
  )
}
