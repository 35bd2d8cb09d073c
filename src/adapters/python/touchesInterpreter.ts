/** Names that only a program that inspects the interpreter uses: its frames, code, memory and hooks. No exercise needs any of them. */
const inner = new RegExp(
  String.raw`\b(?:${[
    'gc|ctypes|_ctypes|monitoring|settrace|setprofile|setswitchinterval|addaudithook|_current_frames|_getframe\\w*|currentframe|inspect',
    'f_back|f_globals|f_locals|f_builtins|f_code|f_trace\\w*|tb_frame|tb_next|gi_\\w+|cr_\\w+|ag_\\w+|__traceback__|with_traceback',
    '__code__|__globals__|__closure__|__builtins__|__defaults__|__kwdefaults__|__func__|__subclasses__|__mro__|__bases__',
    'co_\\w+|CodeType|FunctionType|cell_contents|get_objects|get_referents|get_referrers|weakref|atexit|__del__',
    'meta_path|path_hooks|modules|__loader__|__spec__|marshal|codecs|importlib|harness',
  ].join('|')})\b`,
)

/** Whether a program's text has names that only tampering uses. Names that are built at run time are not found. */
// Python reads letters of every width alike.
export const touchesInterpreter = (code: string): boolean => inner.test(code.normalize('NFKC'))
