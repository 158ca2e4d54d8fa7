"""التمرين 1: رسالة ترحيب

اكتب الدالّة greeting لتعيد جملة ترحيب فيها الاسم والعمر.

مثال:
    greeting("سلمى", 17)  ←  "أهلًا يا سلمى، عمرك 17 سنة"

تلميح: ضع الحرف f قبل النصّ.
"""


def greeting(name, age):
    raise NotImplementedError
