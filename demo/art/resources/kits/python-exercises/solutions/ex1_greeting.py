def greeting(name, age):
    return f"أهلًا يا {name}، عمرك {age} سنة"
