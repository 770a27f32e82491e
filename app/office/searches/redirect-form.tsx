import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { searchesMessages } from '../../messages/office/searches.ts'
import { Block } from '../ui/block.tsx'
import { TextBox } from '../ui/form/office-field.tsx'
import styles from './answer.module.css'
import type { RedirectPreview } from './preview-answer.server.ts'
import { answerPath, searchesPath } from './searches-address.ts'
import { useAnswerPreview } from './use-answer-preview.ts'

const texts = searchesMessages.redirect

interface RedirectFormProps {
  query: string
  target: string
  error: string | undefined
  leadsTo: RedirectPreview
}

/** Leads a search to a page. The page, or those that the text may mean, are beside it. */
export function RedirectForm({ query, target, error, leadsTo }: RedirectFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { preview, onInput } = useAnswerPreview(form)
  return (
    <Block title={texts.title} id="lead">
      <Form
        ref={form}
        method="post"
        action={answerPath(query, '/redirect')}
        className={styles.answer}
        onInput={onInput}
      >
        <input type="hidden" name="query" value={query} />
        <div className={styles.fields}>
          <TextBox
            id="target"
            name="target"
            label={texts.target}
            hint={texts.targetHint}
            defaultValue={target}
            error={error}
            maxLength={500}
            autoComplete="off"
            required
          />
          <div className="actions">
            <button type="submit" className="button outlined">
              {texts.save}
            </button>
            <button
              type="submit"
              className="button bare"
              formMethod="get"
              formAction={`${searchesPath}/answer`}
            >
              {texts.show}
            </button>
          </div>
        </div>
        <RedirectResult query={query} target={target} found={preview ? preview.redirect : leadsTo} />
      </Form>
    </Block>
  )
}

interface RedirectResultProps {
  query: string
  target: string
  found: RedirectPreview
}

/** Choosing a page puts its address into the field. */
function RedirectResult({ query, target, found }: RedirectResultProps) {
  const choose = (to: string) => `${answerPath(query)}&${new URLSearchParams({ target: to })}#lead`
  return (
    <div className={styles.result} aria-live="polite">
      {found?.leadsTo && <p className={found.isThere ? undefined : 'bad'}>{found.leadsTo}</p>}
      {found && !found.leadsTo && found.matches.length === 0 && <p>{texts.noMatch(target)}</p>}
      <ul>
        {found?.matches.map(({ kind, title, to }) => (
          <li key={to}>
            <Link to={choose(to)} preventScrollReset>
              {title}
            </Link>
            <span className="muted">{searchesMessages.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
