import { productEditorMessages } from '#messages/office/product-editor.ts'
import { noteIdOf, type WrongCell } from './grid-checks.ts'
import styles from './grid-tools.module.css'

const messages = productEditorMessages.variants

/** More are counted; their cells are described by them. */
const maxListed = 5

interface WrongCellsProps {
  wrong: readonly WrongCell[]
  /** Goes to a cell that may be far from the screen. */
  onGo: (field: string) => void
}

/** Names the wrong cells, each with a link to it. */
export function WrongCells({ wrong, onGo }: WrongCellsProps) {
  return (
    <div className={styles.note} aria-live="polite">
      {wrong.length > 0 && (
        <p>
          <strong className="bad">{messages.wrong(wrong.length)}</strong>
        </p>
      )}
      {wrong.map(({ field, label, text }, at) => (
        <p key={field} id={noteIdOf(field)} hidden={at >= maxListed}>
          <a
            href={`#${field}`}
            className="link"
            onClick={event => {
              event.preventDefault()
              onGo(field)
            }}
          >
            {label}
          </a>
          : {text}
        </p>
      ))}
    </div>
  )
}
