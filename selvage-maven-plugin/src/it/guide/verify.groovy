def report = { new File(basedir, "target/surefire-reports/com.acme." + it + ".txt").text }
assert report("StockTest").contains("Tests run: 4, Failures: 2, Errors: 0")
assert report("OrdersTest").contains("Tests run: 2, Failures: 0, Errors: 0")
assert report("HitsTest").contains("Tests run: 2, Failures: 0, Errors: 0")
// The guide shows these lines.
new File(basedir, "failure.txt").readLines().findAll { it != "…" }.each { assert report("StockTest").contains(it) }
def page = new File(basedir, "target/selvage/index.html").text
assert page.contains("com.acme.StockTest.theLastOneIsTakenOnce") && page.contains("com.acme.HitsTest.hitsAddUp")
