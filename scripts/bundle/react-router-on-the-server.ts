import type { UnusedCode } from './remove-unused-code.ts'

const folder = 'react-router/dist/production/lib'

/** Addresses that React Router would only take apart and put together again. */
const plainAddress = String.raw`/^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w=&-]+)?$/`

/** Its script that scrolls to where the shopper was, in its shortest form. */
const restoreScroll = `(e,t)=>{history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage.getItem(e)||"{}")[t||history.state.key];"number"==typeof y&&scrollTo(0,y)}catch{sessionStorage.removeItem(e)}}`

/**
 * Without what a page of the shop doesn't need: its data as a stream, which `app/web/pages/page-scripts.server.ts` writes as JSON,
 * marks of links whose routes the browser should discover, and clicks of links.
 */
export const changedOnTheServer: Record<string, UnusedCode> = {
  [`${folder}/server-runtime/server.js`]: {
    replace: [
      ['encodeViaTurboStream, generateSingleFetchRedirectResponse', 'generateSingleFetchRedirectResponse'],
      [
        'async function handleDocumentRequest(',
        'const encodeViaTurboStream = () => {}\nasync function handleDocumentRequest(',
      ],
    ],
  },
  [`${folder}/dom/lib.js`]: {
    replace: [
      [
        'let { basename, navigator, useTransitions } = React$1.useContext(NavigationContext);',
        `if (typeof to === 'string' && ${plainAddress}.test(to))
          return React$1.createElement('a', { ...rest, href: to, ref: forwardedRef, target });
        let { basename, navigator, useTransitions } = React$1.useContext(NavigationContext);`,
      ],
      ['}).toString();', `}) && ${JSON.stringify(restoreScroll)};`],
      ['target,\n\t\t"data-discover": !isAbsolute && discover === "render" ? "true" : void 0', 'target'],
      ['...props,\n\t\t"data-discover": !isAbsolute && discover === "render" ? "true" : void 0', '...props'],
    ],
  },
  [`${folder}/components.js`]: {
    replace: [
      [
        'actionData: useActionData(),\n\t\tmatches: useMatches()\n\t};\n}\nfunction WithComponentProps',
        'actionData: useActionData()\n\t};\n}\nfunction WithComponentProps',
      ],
    ],
  },
}
