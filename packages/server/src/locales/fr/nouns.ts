/** Names for the same thing in headers; to take one for another is an assumption that the answer states. */
export const synonyms: readonly (readonly string[])[] = `
prix, coût, prix unitaire, prix de vente
tarif, prix du billet, prix du trajet
chiffre d'affaires, ventes, revenus, recettes, CA
salaire, rémunération, paie, salaire annuel, traitement
quantité, unités, unités vendues, volume, qté
montant, valeur, total, somme
origine, départ, provenance, aéroport de départ, ville de départ
destination, arrivée, aéroport d'arrivée, ville d'arrivée
sexe, genre
client, acheteur, consommateur
employé, salarié, personnel, collaborateur, effectif
service, département, direction
entreprise, société, compagnie, organisation
compagnie aérienne, compagnie, transporteur
pays, nation
région, zone, territoire
province, état
ville, commune, localité
catégorie, type, classe, groupe, genre
statut, état, situation
date, jour
score, points, note
note, évaluation, étoiles, avis
retard, délai
passager, voyageur
population, habitants, nombre d'habitants
fournisseur, vendeur
produit, article, marchandise
commande, achat, transaction
bénéfice, marge, profit, gain
remise, réduction, rabais
durée, longueur, temps
poids, masse
téléphone, numéro de téléphone, portable
courriel, email, e-mail, adresse électronique
poste, fonction, métier, profession
responsable, chef, gérant, directeur, manager
magasin, boutique, point de vente, succursale
mode de paiement, moyen de paiement, méthode de paiement
affluence, spectateurs, public
élève, étudiant
professeur, enseignant
superficie, surface, aire
voiture, véhicule, automobile
équipe, club
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '))

/** What stands in a header to say what kind of thing it holds, before the thing or after it. */
export const kindWords: readonly string[] =
  'id identifiant numéro numero num n° no code clé nom noms titre valeur min minutes heures secondes jours kg km cm euros eur usd dollars pourcentage pct référence réf'.split(
    ' ',
  )

export const intensive: readonly string[] =
  'prix tarif coût taux âge score note évaluation température pourcentage moyenne médiane indice hauteur taille poids longueur largeur profondeur vitesse densité niveau rang latitude année durée retard humidité pression proportion marge salaire distance remise superficie loyer'.split(
    ' ',
  )

export const extensive: readonly string[] =
  'passagers ventes recettes revenus montant quantité unités bénéfice volume commandes visites clics buts points victoires défaites affluence population habitants dépenses budget production voix heures minutes sièges clients employés salariés élèves étudiants décès cas naissances téléchargements nuits'.split(
    ' ',
  )

export const personWords: readonly string[] =
  'nom prénom joueur personne employé salarié client élève étudiant professeur conducteur candidat auteur artiste chanteur vainqueur gagnant entraîneur responsable directeur acteur propriétaire utilisateur membre patient médecin capitaine président pilote champion vendeur acheteur athlète'.split(
    ' ',
  )

export const placeWords: readonly string[] =
  'lieu emplacement ville pays adresse région état stade site zone département province origine destination aéroport gare magasin succursale bureau commune quartier siège'.split(
    ' ',
  )
