def grade(mark):
    if mark >= 90:
        return "ممتاز"
    if mark >= 75:
        return "جيد جدًّا"
    if mark >= 60:
        return "ناجح"
    return "حاول مرّة أخرى"
