# Writes series that R brings along, a file each, called by how many values a year has: Rscript series.R FOLDER
folder <- commandArgs(trailingOnly = TRUE)[1]
names <- c("AirPassengers", "JohnsonJohnson", "UKgas", "USAccDeaths", "UKDriverDeaths", "nottem", "co2", "mdeaths", "fdeaths", "austres")
for (name in names) {
  series <- get(name)
  write(as.numeric(series), file.path(folder, sprintf("%s-%d.txt", name, frequency(series))), ncolumns = 1)
}
