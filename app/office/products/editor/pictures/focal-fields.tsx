import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'
import { type FocalPoint, pictureFocus } from '#commerce/catalog/pictures/picture-focus.ts'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { TextBox } from '#office/ui/form/office-field.tsx'
import '#ui/picture/picture-focus.css'
import editorStyles from '../editor.module.css'
import styles from './focal-fields.module.css'

const messages = productEditorMessages.focal

interface FocalFieldsProps {
  number: number
  picture: { hash: string; width: number; height: number }
  /** "40 25", or empty for the middle. */
  value: string
  error: string | undefined
}

const keys: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const clamp = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))

/** The point of a picture that frames keep in view: a click, arrow keys, or two numbers. Beside it, what the shop then shows. */
export function FocalFields({ number, picture, value, error }: FocalFieldsProps) {
  const [first = '', second = ''] = value.split(' ')
  const [x, setX] = useState(first)
  const [y, setY] = useState(second)
  const point = { x: clamp(Number(x || 50) || 0), y: clamp(Number(y || 50) || 0) }
  const move = (to: FocalPoint) => {
    setX(String(clamp(to.x)))
    setY(String(clamp(to.y)))
  }
  const { width, height } = picture
  const src = pictureUrl({ hash: picture.hash, width: servedWidths(width)[0]!, format: 'webp' })
  const image = { src, width, height, loading: 'lazy' } as const
  const isWhole = pictureFocus(picture, { x: 0, y: 0 }) === undefined
  return (
    <div className={styles.focal}>
      <div className={styles.views}>
        <FocalTarget image={image} point={point} onMove={move} />
        <figure>
          <div className={styles.frame}>
            <img {...image} alt="" data-focus={pictureFocus(picture, point)} />
          </div>
          <figcaption>{isWhole ? messages.whole : messages.inShop}</figcaption>
        </figure>
      </div>
      <div className={editorStyles.pair}>
        <TextBox
          name={`focal_x-${number}`}
          label={messages.across}
          error={error}
          inputMode="numeric"
          placeholder="50"
          value={x}
          onChange={event => setX(event.target.value)}
        />
        <TextBox
          name={`focal_y-${number}`}
          label={messages.down}
          inputMode="numeric"
          placeholder="50"
          value={y}
          onChange={event => setY(event.target.value)}
        />
      </div>
    </div>
  )
}

interface FocalTargetProps {
  image: { src: string; width: number; height: number; loading: 'lazy' }
  point: FocalPoint
  onMove: (to: FocalPoint) => void
}

function FocalTarget({ image, point, onMove }: FocalTargetProps) {
  const { width, height } = image
  const move = (to: FocalPoint, button: HTMLElement) => {
    onMove(to)
    // The form keeps a draft of what changes.
    button.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // Enter and the space bar click nowhere in particular.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    const to = {
      x: (100 * (clientX - box.left)) / box.width,
      y: (100 * (clientY - box.top)) / box.height,
    }
    move(to, currentTarget)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const [x, y] = keys[event.key] ?? []
    if (x === undefined || y === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    move({ x: point.x + far * x, y: point.y + far * y }, event.currentTarget)
  }
  return (
    <button
      type="button"
      className={styles.target}
      aria-label={messages.target(point)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <img {...image} alt="" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <g transform={`translate(${(point.x * width) / 100} ${(point.y * height) / 100})`}>
          <circle r={width / 18} />
          <circle r={width / 90} className={styles.center} />
        </g>
      </svg>
    </button>
  )
}
