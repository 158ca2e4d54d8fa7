const words = (text: string) => text.split(' ');

/** The elements of HTML, and those of SVG and MathML that pages of beginners have. */
export const htmlTags = new Set(
  words(
    'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee menu meta meter nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr circle ellipse line path polygon polyline rect text tspan g defs use lineargradient radialgradient stop symbol clippath mask filter pattern animate image foreignobject math',
  ),
);

/** Elements that are never closed. */
export const voidTags = new Set(
  words('area base br col embed hr img input link meta source track wbr'),
);

/** Elements whose end may be left out. */
export const optionalEnds = new Set(
  words(
    'html head body p li dt dd tr td th thead tbody tfoot option optgroup colgroup caption rp rt',
  ),
);

/** Attributes of HTML; those that begin with `data-`, `aria-` and `on` are known too. */
export const htmlAttributes = new Set(
  words(
    'accept accept-charset accesskey action align allow allowfullscreen alt async autocapitalize autocomplete autofocus autoplay bgcolor border cellpadding cellspacing charset checked cite class color cols colspan content contenteditable controls coords crossorigin data datetime decoding default defer dir dirname disabled download draggable enctype enterkeyhint face fetchpriority for form formaction headers height hidden high href hreflang http-equiv id inert inputmode integrity is itemprop kind label lang list loading loop low max maxlength media method min minlength multiple muted name nomodule nonce novalidate open optimum pattern ping placeholder playsinline popover poster preload property readonly referrerpolicy rel required reversed role rows rowspan sandbox scope selected shape size sizes slot span spellcheck src srcdoc srclang srcset start step style summary tabindex target title translate type usemap valign value width wrap xmlns viewbox d fill stroke cx cy r x y x1 x2 y1 y2 points rx ry transform',
  ),
);

/** The properties of CSS that pages have; what begins with `-` is not looked at. */
export const cssProperties = new Set(
  words(
    'accent-color align-content align-items align-self all animation animation-delay animation-direction animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state animation-timing-function appearance aspect-ratio backdrop-filter backface-visibility background background-attachment background-blend-mode background-clip background-color background-image background-origin background-position background-position-x background-position-y background-repeat background-size block-size border border-block border-block-end border-block-start border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-image border-image-source border-inline border-inline-end border-inline-start border-left border-left-color border-left-style border-left-width border-radius border-right border-right-color border-right-style border-right-width border-spacing border-style border-top border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width border-width bottom box-shadow box-sizing caption-side caret-color clear clip clip-path color color-scheme column-count column-gap column-rule column-width columns contain container container-type content content-visibility counter-increment counter-reset cursor direction display empty-cells fill filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-display font-family font-feature-settings font-kerning font-size font-stretch font-style font-variant font-weight gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-gap grid-column-start grid-gap grid-row grid-row-end grid-row-gap grid-row-start grid-template grid-template-areas grid-template-columns grid-template-rows hanging-punctuation height hyphens image-rendering inline-size inset inset-block inset-inline inset-inline-end inset-inline-start isolation justify-content justify-items justify-self left letter-spacing line-height list-style list-style-image list-style-position list-style-type margin margin-block margin-block-end margin-block-start margin-bottom margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top mask mask-image mask-position mask-repeat mask-size max-block-size max-height max-inline-size max-width min-block-size min-height min-inline-size min-width mix-blend-mode object-fit object-position offset opacity order orphans outline outline-color outline-offset outline-style outline-width overflow overflow-wrap overflow-x overflow-y overscroll-behavior padding padding-block padding-block-end padding-block-start padding-bottom padding-inline padding-inline-end padding-inline-start padding-left padding-right padding-top page-break-after page-break-before page-break-inside perspective perspective-origin place-content place-items place-self pointer-events position quotes resize right rotate row-gap scale scroll-behavior scroll-margin scroll-padding scroll-snap-align scroll-snap-type scrollbar-color scrollbar-gutter scrollbar-width shape-outside src stroke stroke-width tab-size table-layout text-align text-align-last text-anchor text-decoration text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness text-indent text-justify text-orientation text-overflow text-rendering text-shadow text-transform text-underline-offset text-wrap top touch-action transform transform-origin transform-style transition transition-delay transition-duration transition-property transition-timing-function translate unicode-bidi unicode-range user-select vertical-align view-transition-name visibility white-space widows width will-change word-break word-spacing word-wrap writing-mode z-index zoom',
  ),
);

/** All words that these properties take. */
export const cssValues: Record<string, string[]> = {
  'text-align': words('left right center justify start end match-parent'),
  'font-weight': words('normal bold bolder lighter'),
  'font-style': words('normal italic oblique'),
  position: words('static relative absolute fixed sticky'),
  display: words(
    'none block inline inline-block flex inline-flex grid inline-grid table table-cell table-row list-item contents flow-root',
  ),
  'flex-direction': words('row row-reverse column column-reverse'),
  'justify-content': words(
    'start end center left right normal flex-start flex-end space-between space-around space-evenly stretch',
  ),
  'align-items': words('normal stretch center start end flex-start flex-end baseline'),
  'flex-wrap': words('nowrap wrap wrap-reverse'),
  overflow: words('visible hidden scroll auto clip'),
  visibility: words('visible hidden collapse'),
  direction: words('ltr rtl'),
  'text-transform': words('none capitalize uppercase lowercase full-width'),
  'text-decoration': words('none underline overline line-through'),
  'list-style': words('none disc circle square decimal inside outside'),
  'list-style-type': words(
    'none disc circle square decimal lower-alpha upper-alpha lower-roman upper-roman arabic-indic',
  ),
  float: words('none left right inline-start inline-end'),
  cursor: words(
    'auto default none pointer text wait move help grab grabbing crosshair progress not-allowed copy zoom-in zoom-out',
  ),
  'border-style': words('none hidden dotted dashed solid double groove ridge inset outset'),
  'box-sizing': words('content-box border-box'),
  color: words(
    'black white red green blue yellow orange purple pink brown gray grey cyan magenta lime navy teal olive maroon silver gold indigo violet crimson coral salmon tomato turquoise skyblue steelblue orchid khaki beige ivory lavender plum tan transparent currentcolor aqua fuchsia chocolate firebrick darkblue darkgreen darkred lightblue lightgreen lightgray lightgrey darkgray darkgrey royalblue seagreen slategray wheat azure bisque linen snow mintcream aliceblue whitesmoke gainsboro dimgray hotpink deeppink dodgerblue cadetblue goldenrod peru sienna thistle',
  ),
};
cssValues['background-color'] = cssValues.color ?? [];
