import { type RefObject, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Copies what stands in a field, where a script can do that. */
export function CopyButton({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const canCopy = useSyncExternalStore(
    never,
    () => navigator.clipboard !== undefined,
    () => false,
  )
  const [copied, setCopied] = useState<boolean>()
  if (!canCopy) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(field.current!.value)
      setCopied(true)
    } catch {
      field.current!.select()
      setCopied(false)
    }
  }

  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {copied ? 'Copied' : 'Copy link'}
      </button>
      <span className={copied === false ? undefined : 'visually-hidden'} role="status">
        {copied && 'The link is copied.'}
        {copied === false && 'Your browser does not let us copy it. It is selected: copy it by hand.'}
      </span>
    </>
  )
}
