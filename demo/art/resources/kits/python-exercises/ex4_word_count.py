"""التمرين 4: عدّ الكلمات

اكتب الدالّة word_count لتعيد قاموسًا فيه كل كلمة وعدد مرّات ظهورها.

مثال:
    word_count("نور على نور")  ←  {"نور": 2, "على": 1}

تلميح: text.split() تقسم الجملة إلى كلمات، و counts.get(word, 0) تقرأ العدد أو صفرًا.
"""


def word_count(text):
    raise NotImplementedError
