import { Link } from 'react-router'
import { searchesMessages } from '#messages/office/searches.ts'
import { Block } from '../ui/block.tsx'
import { TextBox } from '../ui/form/office-field.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { RedirectPreview } from './preview-answer.server.ts'
import { answerPath } from './searches-address.ts'

const texts = searchesMessages.redirect

interface RedirectFormProps {
  query: string
  target: string
  error: string | undefined
  leadsTo: RedirectPreview
}

/** Leads a search to a page. The page, or those that the text may mean, are beside it. */
export function RedirectForm({ query, target, error, leadsTo }: RedirectFormProps) {
  return (
    <Block title={texts.title} id="lead">
      <AnswerForm
        query={query}
        kind="redirect"
        fields={
          <TextBox
            name="target"
            label={texts.target}
            hint={texts.targetHint}
            defaultValue={target}
            error={error}
            maxLength={500}
            autoComplete="off"
            required
          />
        }
        result={preview => (
          <RedirectResult query={query} target={target} found={preview ? preview.redirect : leadsTo} />
        )}
      />
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
    <>
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
    </>
  )
}
