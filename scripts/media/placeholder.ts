/** Stands where a picture is missing: a generic truck crane in line, on the site's ground colour. */
export function placeholderSvg(): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="560" r="50"/><circle cx="${x}" cy="560" r="29"/><circle cx="${x}" cy="560" r="9"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" role="img" aria-label="Picture to follow">
<rect width="1200" height="800" fill="#ECE9E2"/>
<g fill="#ECE9E2" stroke="#101214" stroke-opacity=".42" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
<path d="M120 610.500H1080" fill="none"/>
<path d="M250 486H812V520H250z"/>
<path d="M250 412H690V486H250zM360 412V486M470 412V486M580 412V486"/>
<path d="M828 548V352q0-18 18-20l92-6q18 0 26 18l26 78q4 8 4 18v78q0 14-14 14H960M828 548H850M812 530H828"/>
<path d="M872 436V372q0-8 8-8l50-2q8 0 11 8l20 58q2 8-6 8z"/>
<path d="M848 452H962V540M848 452V540"/>
<path d="M732 486V388L742 268H784L790 388V486z"/>
<path d="M744 292L672 96L716 78L786 268z"/>
<path d="M700 72L662 84L646 128L420 196L412 168L634 96z"/>
<path d="M420 196L412 168L236 222L244 248z"/>
<path d="M238 235V268" fill="none"/>
<path d="M238 268q18 8 12 26q-8 16-24 8q-10-6-8-18" fill="none"/>
<path d="M718 96L748 190M758 372L714 214" fill="none"/>
<circle cx="764" cy="282" r="11"/><circle cx="682" cy="92" r="11"/>
<path d="M700 520H730V596H700zM690 596H740V609H690z"/>
<path d="M520 528H640V580H520z"/>
${wheel(380)}${wheel(904)}
</g>
</svg>
`
}
