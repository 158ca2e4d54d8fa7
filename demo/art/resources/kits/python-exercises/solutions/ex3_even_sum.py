def even_sum(limit):
    total = 0
    for number in range(1, limit + 1):
        if number % 2 == 0:
            total += number
    return total
