import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { loader } from './answer-preview.ts'

/** After the last key, in milliseconds. */
const typingDelay = 150

/** The results of what is typed in a form, as it is typed. Old results stay while new ones load. */
export function useAnswerPreview(form: RefObject<HTMLFormElement | null>) {
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
