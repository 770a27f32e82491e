import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form, useFetcher } from 'react-router'
import { searchesMessages } from '#messages/office/searches.ts'
import styles from './answer.module.css'
import type { loader } from './answer-preview.ts'
import { answerPath, searchesPath } from './searches-address.ts'

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

/** After the last key, in milliseconds. */
const typingDelay = 150

/** The results of what is typed in a form, as it is typed. Old results stay while new ones load. */
function useAnswerPreview(form: RefObject<HTMLFormElement | null>) {
  const { load, data } = useFetcher<typeof loader>()
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timeout.current), [])
  const onInput = () => {
    clearTimeout(timeout.current)
    timeout.current = setTimeout(() => {
      if (!form.current) return
      const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
      load(`/office/searches/preview?${new URLSearchParams(typed)}`)
    }, typingDelay)
  }
  return { preview: data, onInput }
}
