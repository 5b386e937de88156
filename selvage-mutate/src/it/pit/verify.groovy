def report = new File(basedir, "target/pit-reports/mutations.xml")
def found = javax.xml.parsers.DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report).getElementsByTagName("mutation")
def mutations = (0..<found.length).collect { found.item(it) }
def text = { mutation, name -> mutation.getElementsByTagName(name).item(0).textContent }
def status = { operator, method ->
    mutations.find { text(it, "mutator").endsWith("." + operator) && text(it, "mutatedMethod") == method }.getAttribute("status")
}
assert mutations.size() > 15
assert !mutations.any { it.getAttribute("status") in ["RUN_ERROR", "NON_VIABLE", "TIMED_OUT"] }
// Only an exploration notices these, and they need other modifiers.
assert status("SynchronizedMethodRemoval", "enter") == "KILLED"
assert status("SynchronizedMethodRemoval", "leave") == "KILLED"
assert status("WaitConditionNegation", "enter") == "KILLED"
assert status("NotificationRemoval", "leave") == "KILLED"
// One that is woken always goes on, and the threads of the test are two.
assert status("NotifyOneInsteadOfAll", "leave") == "SURVIVED"
