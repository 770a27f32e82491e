import { Form } from 'react-router'
import { searchesMessages } from '#messages/office/searches.ts'
import { Block } from '../ui/block.tsx'
import { TextBox } from '../ui/form/office-field.tsx'
import { ProductThumb } from '../ui/product-thumb.tsx'
import styles from './answer.module.css'
import { AnswerForm } from './answer-form.tsx'
import type { SynonymPreview } from './preview-answer.server.ts'
import { answerPath } from './searches-address.ts'
import type { SuggestedWord } from './suggest-words.server.ts'

const texts = searchesMessages.synonym

interface SynonymFormProps {
  query: string
  typed: { word: string; means: string }
  errors: Readonly<Record<string, string>>
  suggestions: readonly SuggestedWord[]
  results: SynonymPreview
}

/** Says what a word means. The products that the search would find are beside it. */
export function SynonymForm({ query, typed, errors, suggestions, results }: SynonymFormProps) {
  return (
    <Block title={texts.title}>
      <AnswerForm
        query={query}
        kind="synonym"
        fields={
          <>
            <TextBox
              name="word"
              label={texts.word}
              defaultValue={typed.word}
              error={errors.word}
              maxLength={100}
              required
            />
            <TextBox
              name="means"
              label={texts.means}
              hint={texts.meansHint}
              defaultValue={typed.means}
              error={errors.means}
              maxLength={200}
              autoComplete="off"
              required
            />
          </>
        }
        result={preview => <SynonymResults results={preview ? preview.synonym : results} />}
      />
      {suggestions.length > 0 && (
        <Form method="post" action={answerPath(query, '/synonym')} className={styles.suggestions}>
          <input type="hidden" name="query" value={query} />
          <input type="hidden" name="word" value={typed.word} />
          <p className="soft">{texts.nearest}</p>
          {suggestions.map(({ means, total }) => (
            <p key={means}>
              <button type="submit" className="button outlined" name="means" value={means}>
                {texts.add(means)}
              </button>
              <span className="muted">{texts.finds(total)}</span>
            </p>
          ))}
        </Form>
      )}
    </Block>
  )
}

function SynonymResults({ results }: { results: SynonymPreview }) {
  if (!results) return null
  return (
    <>
      <p>
        <b>{results.total > 0 ? texts.finds(results.total) : texts.findsNothing}</b>
      </p>
      <ul>
        {results.products.map(({ id, title, price, picture }) => (
          <li key={id}>
            <ProductThumb picture={picture} />
            <span>{title}</span>
            <span className="number">{price}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
