import { Search } from 'lucide-react'
import { Form, href, useSearchParams } from 'react-router'
import styles from './search-box.module.css'

/** A plain GET form: it finds without a script. `id` tells two boxes on one page apart. */
export function SearchBox({ id, placeholder }: { id: string; placeholder: string }) {
  const [parameters] = useSearchParams()
  const words = parameters.get('q') ?? ''
  return (
    <search className={styles.box}>
      <Form action={href('/Shop/:category?')}>
        <label className="visually-hidden" htmlFor={id}>
          {placeholder}
        </label>
        {/* A new search starts with the words of its address. */}
        <input
          key={words}
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          placeholder={placeholder}
          maxLength={200}
        />
        <button type="submit" aria-label="Search">
          <Search aria-hidden size={20} strokeWidth={1.5} />
        </button>
      </Form>
    </search>
  )
}
