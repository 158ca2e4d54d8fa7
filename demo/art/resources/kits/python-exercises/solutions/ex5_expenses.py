def total(expenses):
    return sum(value for name, value in expenses)


def largest(expenses):
    if not expenses:
        return None
    name, value = max(expenses, key=lambda expense: expense[1])
    return name


def over(expenses, limit):
    return [name for name, value in expenses if value > limit]
