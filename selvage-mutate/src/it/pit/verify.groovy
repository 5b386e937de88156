def mutations = new XmlSlurper().parse(new File(basedir, "target/pit-reports/mutations.xml")).mutation
def status = { operator, method ->
    mutations.find { it.mutator.text().endsWith(operator) && it.mutatedMethod.text() == method }.@status.text()
}
assert !mutations.any { it.@status.text() in ["RUN_ERROR", "NON_VIABLE", "TIMED_OUT"] }
// Only an exploration notices these, and they need other modifiers.
assert status("SynchronizedMethodRemoval", "enter") == "KILLED"
assert status("SynchronizedMethodRemoval", "leave") == "KILLED"
assert status("VolatileRemoval", "<init>") == "KILLED"
assert status("WaitConditionNegation", "enter") == "KILLED"
assert status("NotificationRemoval", "leave") == "KILLED"
// One that is woken always goes on, and the threads of the test are two.
assert status("NotifyOneInsteadOfAll", "leave") == "SURVIVED"
