"""التمرين 5: دفتر المصروفات

كل مصروف زوج: اسمه وقيمته، مثل ("قهوة", 2.5).
اكتب ثلاث دوال:

    total(expenses)         مجموع القيم
    largest(expenses)       اسم أكبر مصروف، أو None إن كانت القائمة فارغة
    over(expenses, limit)   قائمة بأسماء المصروفات التي تزيد قيمتها على limit

مثال:
    day = [("قهوة", 2.5), ("كتاب", 12), ("حافلة", 1)]
    total(day)      ←  15.5
    largest(day)    ←  "كتاب"
    over(day, 2)    ←  ["قهوة", "كتاب"]
"""


def total(expenses):
    raise NotImplementedError


def largest(expenses):
    raise NotImplementedError


def over(expenses, limit):
    raise NotImplementedError
