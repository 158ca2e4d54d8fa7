"""يفحص حلولك: python check.py   أو تمرينًا واحدًا: python check.py 3"""

import importlib
import sys

DAY = [("قهوة", 2.5), ("كتاب", 12), ("حافلة", 1)]

# لكل تمرين: ملفه، ثم أسطر فيها الدالّة وما نعطيها وما ننتظره منها.
EXERCISES = [
    ("ex1_greeting", [("greeting", ("سلمى", 17), "أهلًا يا سلمى، عمرك 17 سنة")]),
    (
        "ex2_grade",
        [
            ("grade", (90,), "ممتاز"),
            ("grade", (89,), "جيد جدًّا"),
            ("grade", (60,), "ناجح"),
            ("grade", (59,), "حاول مرّة أخرى"),
        ],
    ),
    ("ex3_even_sum", [("even_sum", (10,), 30), ("even_sum", (1,), 0), ("even_sum", (7,), 12)]),
    (
        "ex4_word_count",
        [("word_count", ("نور على نور",), {"نور": 2, "على": 1}), ("word_count", ("",), {})],
    ),
    (
        "ex5_expenses",
        [
            ("total", (DAY,), 15.5),
            ("total", ([],), 0),
            ("largest", (DAY,), "كتاب"),
            ("largest", ([],), None),
            ("over", (DAY, 2), ["قهوة", "كتاب"]),
        ],
    ),
]


def check(file, cases):
    """يعيد رسالة عن أول خطأ، أو نصًّا فارغًا إن صحّ الحلّ."""
    module = importlib.import_module(file)
    for name, given, wanted in cases:
        call = f"{name}({', '.join(repr(value) for value in given)})"
        try:
            got = getattr(module, name)(*given)
        except NotImplementedError:
            return "لم يُحلّ بعد"
        except Exception as error:
            return f"{call}\n     توقّف بخطأ: {type(error).__name__}: {error}"
        if got != wanted:
            return f"{call}\n     المنتظر: {wanted!r}\n     نتيجتك: {got!r}"
    return ""


def main():
    # نافذة الأوامر في ويندوز لا تعرض العربية إلا بهذا الترميز.
    sys.stdout.reconfigure(encoding="utf-8")
    only = sys.argv[1] if len(sys.argv) > 1 else None
    solved = asked = 0
    for number, (file, cases) in enumerate(EXERCISES, start=1):
        if only and only != str(number):
            continue
        asked += 1
        problem = check(file, cases)
        solved += not problem
        print(f"{'✗' if problem else '✓'}  التمرين {number}  {problem}")
    print(f"\nالصحيح: {solved} من {asked}")


main()
