import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { searchesMessages } from '#messages/office/searches.ts'
import styles from './answer.module.css'
import { answerPath, searchesPath } from './searches-address.ts'
import { useAnswerPreview } from './use-answer-preview.ts'

type AnswerPreview = ReturnType<typeof useAnswerPreview>['preview']

interface AnswerFormProps {
  query: string
  kind: 'synonym' | 'redirect'
  fields: ReactNode
  /** Shows the answer to what is typed; undefined until something new was typed. */
  result: (preview: AnswerPreview) => ReactNode
}

/** Answers a search without results. What is typed is tried beside it; without JavaScript, by a button. */
export function AnswerForm({ query, kind, fields, result }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { preview, onInput } = useAnswerPreview(form)
  const texts = searchesMessages[kind]
  const isMain = kind === 'synonym'
  return (
    <Form
      ref={form}
      method="post"
      action={answerPath(query, `/${kind}`)}
      className={styles.answer}
      onInput={onInput}
    >
      <input type="hidden" name="query" value={query} />
      <div className={styles.fields}>
        {fields}
        <div className="actions">
          <button
            type="submit"
            className={`button ${isMain ? 'main' : 'outlined'}`}
            {...(isMain && { 'data-key': 'save' })}
          >
            {texts.save}
          </button>
          <button
            type="submit"
            className={`button ${isMain ? 'outlined' : 'bare'}`}
            formMethod="get"
            formAction={`${searchesPath}/answer`}
          >
            {texts.show}
          </button>
        </div>
      </div>
      <div className={styles.result} aria-live="polite">
        {result(preview)}
      </div>
    </Form>
  )
}
