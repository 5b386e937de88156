def report = { new File(basedir, "target/surefire-reports/com.acme." + it + ".txt").text }
assert report("StockTest").contains("Tests run: 4, Failures: 2, Errors: 0")
assert report("OrdersTest").contains("Tests run: 2, Failures: 0, Errors: 0")
assert report("HitsTest").contains("Tests run: 2, Failures: 0, Errors: 0")
// The guide shows these lines; how many steps a pool takes depends on the JDK.
def withoutNumbers = { it.replaceAll(/\d+ steps/, "some steps").replaceAll(/^ +\d+  /, "") }
def failed = report("StockTest").readLines().collect(withoutNumbers).join("\n")
new File(basedir, "failure.txt").readLines("UTF-8").findAll { it.length() > 1 }.each { assert failed.contains(withoutNumbers(it)) }
def page = new File(basedir, "target/selvage/index.html").text
assert page.contains("com.acme.StockTest.theLastOneIsTakenOnce") && page.contains("com.acme.HitsTest.hitsAddUp")
